"""A bare window of WebKitGTK for WebKitWebDriver: as narrow as it is asked to be, and with an ear for what goes wrong.

$ENGINE_LISTENER is run in each page before its own scripts. What it hears becomes a line of $ENGINE_LOG; what the page
saves goes to the folder $ENGINE_DOWNLOADS.
"""

import json
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2


def complain(text):
    with open(os.environ['ENGINE_LOG'], 'a') as log:
        log.write(json.dumps(text) + '\n')


def save(_context, download):
    def choose_place(_download, name):
        download.set_destination('file://' + os.path.join(os.environ['ENGINE_DOWNLOADS'], name))
        return True

    download.connect('decide-destination', choose_place)
    download.connect('failed', lambda _download, error: complain('download: ' + error.message))


def open_view(context):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler('complaint')
    content.connect(
        'script-message-received::complaint', lambda _content, heard: complain(heard.get_js_value().to_string())
    )
    frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(os.environ['ENGINE_LISTENER'], frames, start, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    view.connect('web-process-terminated', lambda _view, reason: complain('crash: ' + str(reason)))
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def main():
    # Still pages, as for those who have asked for less motion.
    Gtk.Settings.get_default().set_property('gtk-enable-animations', False)
    context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
    context.set_automation_allowed(True)
    context.connect('download-started', save)

    def begin(_context, session):
        application = WebKit2.ApplicationInfo.new()
        application.set_name('WebKitGTK')
        session.set_application_info(application)
        session.connect('create-web-view', lambda _session: open_view(context))
        session.connect('will-close', lambda _session: Gtk.main_quit())

    context.connect('automation-started', begin)
    Gtk.main()


main()
